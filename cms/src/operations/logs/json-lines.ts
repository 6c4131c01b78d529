import { AsyncLocalStorage } from 'node:async_hooks';
import { describeError } from './described-error';

const calls = new AsyncLocalStorage<string>();

/** Runs work that belongs to one call, so that each log line carries the call's id. */
export const inCall = <T>(requestId: string, work: () => T): T => calls.run(requestId, work);

/** The id of the current call; undefined outside of calls. */
const currentCall = (): string | undefined => calls.getStore();

// How winston marks what it passes to a format, and where it expects the finished line.
const levelMark = Symbol.for('level');
const lineMark = Symbol.for('message');
const restMark = Symbol.for('splat');

const field = (value: object, name: string | symbol): unknown => Reflect.get(value, name);

/** What a line may contain besides its message: counts, names and ids of ours, nothing that a caller sent. */
const facts = ['method', 'path', 'status', 'ms', 'fileId'] as const;

/** The error after a message, as in `log.error('Failed', error)`. */
function errorBehind(info: object): Error | undefined {
  const [first]: unknown[] = [field(info, restMark)].flat();
  return first instanceof Error ? first : undefined;
}

/** The error that a line is about: the line itself, the one after its message, or its `failure`, which is among the facts. */
function errorOf(info: object): Error | undefined {
  const named = info instanceof Error ? info : field(info, 'failure');
  return errorBehind(info) ?? (named instanceof Error ? named : undefined);
}

/** Winston appends the message of such an error to the line's own. */
function withoutErrorsMessage(message: string, failure: Error | undefined): string {
  const added = failure === undefined ? '' : ` ${failure.message}`;
  return added !== '' && message.endsWith(added) ? message.slice(0, -added.length) : message;
}

/**
 * The part of a message that its author wrote. Strapi's own lines quote values after a colon, in quotes or in brackets; in
 * a call, these may be what a person sent. Our messages are complete here because they quote nothing: what they are about
 * is in a fact.
 */
const ownWords = (sentence: string): string =>
  (/^[^:"'`<>{}()@/\d]*/.exec(sentence)?.[0] ?? '').trim() || 'A line without words of its own';

function contentOf(info: object): object {
  const ofCall = currentCall() !== undefined;
  const failure = errorOf(info);
  if (failure !== undefined && failure === info) return describeError(failure, ofCall);
  const said = field(info, 'message');
  const sentence = withoutErrorsMessage(typeof said === 'string' ? said : '', errorBehind(info));
  const message = ofCall ? ownWords(sentence) : sentence;
  if (failure === undefined) return { message };
  const described = describeError(failure, ofCall);
  return { ...described, message: `${message}: ${described.message}` };
}

function factsOf(info: object): object {
  // Winston merges an error's own fields into the line: `path` may be a file name that a person chose.
  if (info instanceof Error || errorBehind(info) !== undefined) return {};
  const given = facts.map((name): [string, unknown] => [name, field(info, name)]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/**
 * The format of every log line, including Strapi's own: one JSON object with time, level, message, the id of the call, and
 * what is known of an error. Winston accepts any object with such a method as a format.
 */
export const jsonLines = {
  transform(info: object): object {
    const level = field(info, levelMark);
    const requestId = currentCall();
    const line = {
      time: new Date().toISOString(),
      level,
      ...contentOf(info),
      ...(requestId === undefined ? {} : { requestId }),
      ...factsOf(info),
    };
    return { ...line, [levelMark]: level, [lineMark]: JSON.stringify(line) };
  },
};
