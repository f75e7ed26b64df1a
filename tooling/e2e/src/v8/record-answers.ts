import { type Answers, type EveningFacts, evening, spendEvening } from './evening';

/** Where a real service answers. */
export interface RecordedService {
  readonly url: string;
  readonly cdnUrl: string;
}

/** An evening as today's engine spends it, and all that the service answered on the way. */
export interface RecordedEvening {
  readonly answers: Answers;
  readonly facts: EveningFacts;
}

/** Answers that an evening can want one after another; more are a walk without an end. */
const mostRounds = 12;

/** Spends the evening again and again, and asks the service for what had no answer, until nothing is missing. */
export async function recordAnswers(service: RecordedService): Promise<RecordedEvening> {
  const answers: Record<string, Answers[string]> = {};
  for (let round = 0; round < mostRounds; round++) {
    const missing = new Map<string, string>();
    const spent = spendEvening(answers, (url, method) => missing.set(url, method));
    const facts = await spent.catch((error: unknown) => {
      // Without its answers an evening may end anywhere.
      if (missing.size === 0) throw error;
    });
    if (facts && missing.size === 0) return { answers, facts };
    for (const [url, method] of missing) answers[url] = await ask(service, url, method);
  }
  throw new Error(`The evening still asks for more after ${mostRounds} rounds.`);
}

async function ask(service: RecordedService, url: string, method: string): Promise<Answers[string]> {
  const real = url.replace(evening.serviceUrl, service.url).replace(evening.cdnUrl, service.cdnUrl);
  const response = await fetch(real, method === 'GET' ? {} : { method, body: '{}' });
  return { status: response.status, body: await response.text() };
}
