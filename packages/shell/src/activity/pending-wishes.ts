import { type Wish, withWish } from '@fjernsyn/activity';
import type { SignIn } from '../sign-in/sign-in';

/** Dependencies of {@link createPendingWishes}. */
export interface PendingWishesDeps {
  readonly signIn: Pick<SignIn, 'require'>;
  /** Carries out what is still wished, in order, for whoever has signed in. */
  readonly fulfil: (wishes: readonly Wish[]) => Promise<void>;
}

/** What somebody wishes who is not signed in, until the sign-in that it opens is over (C4.35). */
export interface PendingWishes {
  add(wish: Wish): void;
  /** Whether the last wish of its kind for this item waits. */
  has(kind: Wish['kind'], itemId: string): boolean;
}

/** Makes the {@link PendingWishes}. They are dropped with the sign-in that they wait for: whoever signs in later did not wish them. */
export function createPendingWishes({ signIn, fulfil }: PendingWishesDeps): PendingWishes {
  let wishes: readonly Wish[] = [];
  let isWaiting = false;

  const takeAll = (): readonly Wish[] => {
    const taken = wishes;
    wishes = [];
    isWaiting = false;
    return taken;
  };
  const wait = async (): Promise<void> => {
    if (isWaiting) return;
    isWaiting = true;
    const isSignedIn = await signIn.require('profile-catalog').then(
      () => true,
      () => false,
    );
    const taken = takeAll();
    if (isSignedIn) await fulfil(taken);
  };

  return {
    add(wish) {
      wishes = withWish(wishes, wish);
      void wait();
    },
    has: (kind, itemId) => wishes.some((wish) => wish.kind === kind && wish.item.id === itemId),
  };
}
