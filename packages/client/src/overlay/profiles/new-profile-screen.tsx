import type { ReactElement } from 'react';
import { useTexts } from '../../hooks/use-texts';
import { AgeScreen } from './age-screen';
import { NameScreen } from './name-screen';
import type { ProfileScreenProps } from './profile-screen-props';
import { profileTexts } from './profile-texts';

/** A new profile: what it is called, then for whom it is (S2.39). */
export function NewProfileScreen({ overlay, parts }: ProfileScreenProps<'new_profile'>): ReactElement {
  const t = useTexts(profileTexts);
  // A layer for each step: each is spoken as it comes, and focus enters it.
  const focusKey = `${overlay.id}-${overlay.step}`;
  return overlay.step === 'name' ? (
    <NameScreen
      key={focusKey}
      focusKey={focusKey}
      entry={overlay}
      parts={parts}
      title={t('profile.nameNew')}
      done={t('profile.next')}
    />
  ) : (
    <AgeScreen
      key={focusKey}
      focusKey={focusKey}
      choice={overlay}
      save={t('profile.create')}
      refused={t('profileError.full')}
    />
  );
}
