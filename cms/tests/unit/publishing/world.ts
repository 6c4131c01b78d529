import {
  afterNotification,
  type DeployNotification,
} from '../../../src/publishing/deploy-notification';
import { buildNews, type Build as RecordedBuild } from '../../../src/publishing/builds/build';
import { lookEveryMs, nextStep } from '../../../src/publishing/next-step';
import { neverChanged, type Publication } from '../../../src/publishing/publication';
import { seen } from '../../../src/publishing/seen';
import { takeStep } from '../../../src/publishing/take-step';
import { askedFor, callFailed, callTaken, changed } from '../../../src/publishing/transitions';

export const times = {
  hook: 'https://host.example/hook',
  quietMs: 5_000,
  maxWaitMs: 20_000,
  buildTimeoutMs: 60_000,
};

const tickMs = 1_000;
const buildMs = 8_000;

/** How a call ends: `dies` stops the CMS after the call arrived, `dies early` before. */
export const hookModes = ['takes', 'refuses', 'dies', 'dies early'] as const;

/** How a build ends: `vanishes` ends it without a notification. */
export const buildModes = ['succeeds', 'fails', 'vanishes'] as const;

interface Build {
  createdAt: number;
  /** The revision of the content when the build started. */
  revision: number;
  endsAt: number;
}

/** A CMS, the host of its site and their clock, without databases or networks. */
export class World {
  now = 1_700_000_000_000;
  /** The builds that are recorded, the last one last. */
  builds: RecordedBuild[] = [];
  private stored: Publication = neverChanged;
  hookMode: (typeof hookModes)[number] = 'takes';
  buildMode: (typeof buildModes)[number] = 'succeeds';
  /** All revisions that the site has shown, the current one last. */
  shown: number[] = [0];
  /** The revisions of all changes. */
  changes: number[] = [];
  /** The state before each call. */
  calls: Publication[] = [];
  private build: Build | undefined;
  private queuedAt: number | undefined;
  private lookedAt = 0;

  get state(): Publication {
    return this.stored;
  }

  /** Stores a state, and records what it says about builds. */
  set state(next: Publication) {
    const requested = this.builds.map(({ calledAt }) => calledAt !== null).lastIndexOf(true);
    const last = this.builds[requested];
    const news = buildNews(last, this.stored, next, this.now);
    if (last !== undefined) this.builds[requested] = { ...last, ...news?.last };
    if (news?.added !== undefined) this.builds.push(news.added);
    this.stored = next;
  }

  get site(): number {
    return this.shown.at(-1) ?? 0;
  }

  change(): void {
    this.state = changed(this.state, this.now);
    this.changes.push(this.state.changedRevision);
  }

  ask(): void {
    this.state = askedFor(this.state, this.now);
  }

  rollBack(): void {
    this.shown.push(this.shown.at(-2) ?? 0);
  }

  /** Only the stored state survives a restart. */
  restart(): void {
    this.state = structuredClone(this.state);
    this.lookedAt = 0;
  }

  /** Advances the clock. */
  wait(ms: number): void {
    for (let passed = 0; passed < ms; passed += tickMs) {
      this.now += tickMs;
      this.host();
      this.cms();
    }
  }

  private cms(): void {
    if (this.now - this.lookedAt >= lookEveryMs(this.state)) {
      this.lookedAt = this.now;
      this.state = seen(this.state, this.site, this.now, this.now) ?? this.state;
    }
    const step = nextStep(this.state, this.now, times);
    if (step === 'rest') return;
    const before = this.state;
    this.state = takeStep(step, before, this.now, times.buildTimeoutMs);
    if (step !== 'call') return;
    this.calls.push(before);
    this.call();
  }

  private call(): void {
    const mode = this.hookMode;
    // The host runs one build at a time and queues one more.
    if (mode === 'takes' || mode === 'dies') this.queuedAt ??= this.now;
    if (mode === 'takes') this.state = callTaken(this.state);
    else if (mode === 'refuses') this.state = callFailed(this.state, this.now, 'x');
    else this.restart();
  }

  private host(): void {
    if (this.build !== undefined && this.now >= this.build.endsAt) this.end(this.build);
    if (this.build === undefined && this.queuedAt !== undefined) {
      const revision = this.state.changedRevision;
      this.build = { createdAt: this.queuedAt, revision, endsAt: this.now + buildMs };
      this.queuedAt = undefined;
      this.notify('building', this.build);
    }
  }

  private end(build: Build): void {
    this.build = undefined;
    if (this.buildMode === 'succeeds') {
      this.shown.push(build.revision);
      this.lookedAt = 0;
    }
    if (this.buildMode === 'fails') this.notify('error', build);
  }

  private notify(state: DeployNotification['state'], { createdAt }: Build): void {
    const notification = { state, createdAt, reason: 'R.' };
    this.state = afterNotification(this.state, notification, this.now) ?? this.state;
  }
}
