import { isObject } from '../contract/json';
import { Refusal } from '../contract/errors';
import type { Publication } from './publication';
import { buildFailed } from './transitions';

/** What the host reports about one of its deploys, as far as it concerns us. */
export interface DeployNotification {
  state: 'building' | 'ready' | 'error';
  /** Milliseconds. */
  createdAt: number;
  /** Why it failed, in one sentence. */
  reason: string;
}

const states = ['building', 'ready', 'error'] as const;
const maxReasonLength = 300;

/** Allows for clocks that differ. */
const clockSlackMs = 1_000;

/** One line of a build's output, without characters that could hide something. */
function reasonIn(message: unknown): string {
  const words = typeof message === 'string' ? message : '';
  const line = words.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\s]+/gu, ' ').trim();
  if (line === '') return 'The build failed.';
  const sentence = `The build failed: ${line}`;
  if (sentence.length <= maxReasonLength) return sentence;
  return `${sentence.slice(0, maxReasonLength - 1).replace(/\p{Cs}$/u, '')}…`;
}

function objectIn(body: Buffer): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (isObject(value)) return new Map<string, unknown>(Object.entries(value));
  } catch {
    // Reported below.
  }
  throw new Refusal('invalid_body', 'Send one JSON object.');
}

/**
 * Reads a notification with a valid signature.
 * @returns undefined if it does not concern the site: another deploy context, or an intermediate state
 * @throws Refusal when it is not a JSON object
 */
export function readDeployNotification(body: Buffer): DeployNotification | undefined {
  const said = objectIn(body);
  const state = states.find((known) => known === said.get('state'));
  if (state === undefined || said.get('context') !== 'production') return undefined;
  const created = said.get('created_at');
  const createdAt = typeof created === 'string' ? Date.parse(created) : Number.NaN;
  if (Number.isNaN(createdAt)) return undefined;
  return { state, createdAt, reason: reasonIn(said.get('error_message')) };
}

/**
 * A build begins. A build that began earlier and has not ended was lost, as when `npm start` is stopped and started. After
 * a failure, it counts as a retry, whoever requested it.
 */
function afterBegin(state: Publication, createdAt: number, now: number): Publication | undefined {
  if (state.calledAt !== null) {
    const isNews = state.buildingAt === null || createdAt > state.buildingAt;
    return isNews ? { ...state, buildingAt: now } : undefined;
  }
  return { ...state, calledRevision: state.failedRevision, calledAt: now, buildingAt: now };
}

/**
 * Applies a notification. Only the site itself can say that a build is live: `ready` changes nothing.
 * @returns undefined if it changes nothing: no build is in progress and none has failed, or the deploy is older than that
 */
export function afterNotification(
  state: Publication,
  { state: word, createdAt, reason }: DeployNotification,
  now: number,
): Publication | undefined {
  const since = state.calledAt ?? state.failedAt;
  if (since === null || createdAt < since - clockSlackMs) return undefined;
  if (word === 'building') return afterBegin(state, createdAt, now);
  return word === 'error' && state.calledAt !== null ? buildFailed(state, now, reason) : undefined;
}
