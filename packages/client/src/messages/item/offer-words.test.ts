import { expect, test } from 'vitest';
import { danish } from '../translate';
import { detailTexts } from './detail-texts';
import { offerWords } from './offer-words';

const t = danish.with(detailTexts);
const said = (offers: Parameters<typeof offerWords>[1], currency?: string) =>
  offerWords(t, offers, { language: 'da', currency }).map((words) => words.replace(/\u00a0/g, ' '));

test('[CL1150] what is not free says what each way costs, and what has no price nothing', () => {
  const cheapest = [
    { ownership: 'Subscription' },
    { ownership: 'Rent', price: 39 },
    { ownership: 'Own', price: 99.5 },
    { ownership: 'Loan', price: 5 },
    { ownership: 'Own' },
  ];
  expect(said({ isFree: false, cheapest }, 'DKK')).toEqual(['Kræver abonnement', 'Leje 39 kr.', 'Køb 99,50 kr.']);
  expect(said({ isFree: true, cheapest }, 'DKK')).toEqual([]);
});

test.each([undefined, 'kroner'])('[CL1150] without a known currency (%s) the number stands alone', (currency) => {
  expect(said({ isFree: false, cheapest: [{ ownership: 'Rent', price: 39 }] }, currency)).toEqual(['Leje 39']);
});
