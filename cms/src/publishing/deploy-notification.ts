import { Refusal } from '../contract/errors';
import type { Publication } from './publication';
import { buildFailed } from './transitions';

/** What the host says about one of its deploys, as far as it concerns us. */
export interface DeployNotification {
  state: 'building' | 'ready' | 'error';
  /** Milliseconds. */
  createdAt: number;
  /** Of a failure: one sentence. */
  reason: string;
}

const states = ['building', 'ready', 'error'] as const;
const longestReason = 300;

/** Two clocks are never quite the same. */
const clockSlackMs = 1_000;

/** One line of a build's own words, in which nothing can be hidden. */
function reasonIn(message: unknown): string {
  const words = typeof message === 'string' ? message : '';
  const line = words.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\s]+/gu, ' ').trim();
  if (line === '') return 'The build failed.';
  const sentence = `The build failed: ${line}`;
  if (sentence.length <= longestReason) return sentence;
  return `${sentence.slice(0, longestReason - 1).replace(/\p{Cs}$/u, '')}…`;
}

function objectIn(body: Buffer): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return new Map<string, unknown>(Object.entries(value));
    }
  } catch {
    // Told below.
  }
  throw new Refusal('invalid_body', 'Send one JSON object.');
}

/**
 * Reads a notification whose signature is good.
 * @returns undefined for one that does not concern the site: of another deploy context, or of a state in between
 * @throws Refusal when it is no JSON object
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
 * What a notification changes. That a build is live is for the site to say: `ready` changes nothing.
 * @returns undefined where it changes nothing: no build is under way, or the deploy is older than it
 */
export function afterNotification(
  state: Publication,
  { state: word, createdAt, reason }: DeployNotification,
  now: number,
): Publication | undefined {
  if (state.calledAt === null || createdAt < state.calledAt - clockSlackMs) return undefined;
  if (word === 'error') return buildFailed(state, now, reason);
  if (word === 'building' && state.buildingAt === null) return { ...state, buildingAt: now };
  return undefined;
}
