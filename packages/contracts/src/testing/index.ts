export {
  type MutationOutcome,
  type MutationWish,
  mutateAnswersOf,
  mutateEveryAnswer,
} from './mutate-every-answer';
