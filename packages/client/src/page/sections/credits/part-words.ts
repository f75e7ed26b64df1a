import type { CreditModel } from '@fjernsyn/catalogue';
import type { Translate } from '../../../messages/create-translate';
import { creditsTexts } from './credits-texts';

type CreditsTexts = typeof creditsTexts.da;
type RoleText = Extract<keyof CreditsTexts, `credit.${string}`>;

/** What those do who play somebody: their character says it better. */
const playing: readonly string[] = ['actor', 'voice'];

/** What somebody does in an item: their roles, and whom they play. Empty where nothing is known that has a word. */
export function partWords(
  t: Translate<CreditsTexts>,
  { roles, character }: Pick<CreditModel, 'roles' | 'character'>,
): string {
  const said = character === '' ? roles : roles.filter((role) => !playing.includes(role));
  const words = said
    .map((role) => `credit.${role}`)
    .filter(isRoleText)
    .map((id) => t(id));
  return [...words, character].filter((word) => word !== '').join(', ');
}

function isRoleText(id: string): id is RoleText {
  return Object.keys(creditsTexts.da).includes(id);
}
