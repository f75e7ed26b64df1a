import { createFakeHttpTransport, type FakeAnswer } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { readAnswerBody } from './answer-body';

const read = async (answer: FakeAnswer): Promise<unknown> => {
  const http = createFakeHttpTransport(() => answer);
  return readAnswerBody(await http.send({ method: 'GET', url: 'https://service.example', headers: {}, timeoutMs: 1 }));
};

describe('the body of an answer', () => {
  it('[connectivity-07] [AP7] is nothing for 204, 205 and for an empty one', async () => {
    expect(await read({ status: 205, body: 'ignored' })).toBeUndefined();
    expect(await read({ status: 204, body: 'ignored' })).toBeUndefined();
    expect(await read({ body: ' \n' })).toBeUndefined();
  });

  it('[AP8] is read as JSON or as text by its content type', async () => {
    expect(await read({ body: { id: '1' } })).toEqual({ id: '1' });
    expect(await read({ body: '[true]', contentType: 'application/problem+json' })).toEqual([true]);
    expect(await read({ body: 'WEBVTT', contentType: 'text/vtt' })).toBe('WEBVTT');
  });

  it.each(['image/png', 'application/octet-stream', 'application/pdf'])(
    '[AP8] is a blob for %s',
    async (contentType) => {
      expect(await read({ body: 'bytes', contentType })).toEqual({ blob: 'bytes' });
      expect(await read({ status: 204, contentType })).toBeUndefined();
    },
  );

  it('[AP8] is JSON where JSON was sent as something else', async () => {
    expect(await read({ body: '{"id":"1"}', contentType: 'text/html' })).toEqual({ id: '1' });
  });

  it.each([
    ['JSON cut off', '{"id":"1","entr', 'application/json'],
    ['a page of a gateway', '<html>Sign in to this network</html>', 'text/html'],
    ['something without a type', 'hello', ''],
    ['text that says it is JSON', 'hello', 'text/json'],
    ['text that says it is a kind of JSON', 'hello', 'text/x.thing+json'],
  ])('[AP8] is malformed for %s', async (_, body, contentType) => {
    await expect(read({ body, contentType })).rejects.toMatchObject({ code: 'api/malformed-answer' });
  });
});
