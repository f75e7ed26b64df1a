/** An answer whose body breaks the rules of JSON in its middle, at its full length and more. */
export async function brokenJson(whole: Response): Promise<Response> {
  const text = await whole.text();
  const middle = Math.floor(text.length / 2);
  // A control character may stand nowhere in JSON, not even in a text.
  return asJson(whole.status, `${text.slice(0, middle)}\u0001${text.slice(middle)}`);
}

/** An answer whose JSON ends in its middle, while the answer as such is whole. */
export async function truncatedJson(whole: Response): Promise<Response> {
  const text = await whole.text();
  return asJson(whole.status, text.slice(0, Math.floor(text.length / 2)));
}

function asJson(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
}
