export { type AnswerReader, answerReaders } from './answer-readers';
export {
  type MutationOutcome,
  type MutationWish,
  mutateAnswersOf,
  mutateEveryAnswer,
} from './mutate-every-answer';
