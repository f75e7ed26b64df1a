import { AppError } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { failureTexts } from '../messages/failure/failure-texts';
import { danish } from '../messages/translate';
import { failureTitleOf } from './failure-screen';

test('[CL380] [found-words-01] a script of the player that does not come is the player’s failure, not the page’s or ours', () => {
  const t = danish.with(failureTexts);
  const title = failureTitleOf(new AppError('client/player-unreachable'));
  expect(t(title)).toBe('Afspilleren kunne ikke hentes');
  expect(t('failure.player.text')).toBe('Der er ikke noget galt med filmen. Prøv igen.');
  expect(t(failureTitleOf(new AppError('shell/unexpected')))).toBe('Siden kan ikke vises');
});
