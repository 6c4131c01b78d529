import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningCms } from '../start/cms';
import { Stop } from '../start/settings';
import { ended, stopRunning, tail } from './processes';

/**
 * Gives this process and everything that it starts a temporary folder of their own, and removes it on exit: Gatsby and other
 * programs leave files there.
 */
function useTempFolder(): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hr-finance-'));
  // The tests run PostgreSQL as another user, who must be able to enter this folder.
  chmodSync(folder, 0o711);
  Object.assign(process.env, { TMPDIR: folder });
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
}

/** Everything that a command has started, and how it ends. */
export class Lifetime {
  private readonly endings: (() => Promise<unknown>)[] = [stopRunning];
  private over = false;

  /** Whether it has ended or is ending. */
  get isOver(): boolean {
    return this.over;
  }

  /** Registers how to end something that was started. */
  add(end: () => Promise<unknown>): void {
    this.endings.push(end);
  }

  /** Starts the CMS. If it stops by itself, it is restarted, five times in all; after that everything else ends too. */
  async startCms(start: () => Promise<RunningCms>): Promise<RunningCms> {
    const cms = await start();
    void this.keepRunning(cms, start);
    return cms;
  }

  /**
   * Runs the command. A signal (Ctrl-C) or a failure ends everything that it started; a failure prints one clear sentence.
   * @param stoppedCode the exit code after a signal
   */
  async during(command: () => Promise<void>, { stoppedCode = 0 } = {}): Promise<void> {
    useTempFolder();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (this.over) return;
        console.log('\nStopping …');
        void this.end()
          // A step that ends only now gives the terminal back.
          .then(() => Promise.race([running.catch(() => undefined), wait(2_000)]))
          .then(() => {
            console.log('Stopped.');
            process.exit(stoppedCode);
          });
      });
    }
    const running = command();
    try {
      await running;
    } catch (failure) {
      // A step that Ctrl-C interrupted has not failed.
      if (!this.over) await this.fail(failure instanceof Stop ? failure.message : String(failure));
    }
  }

  private async end(): Promise<void> {
    this.over = true;
    await Promise.all(this.endings.map((end) => end()));
  }

  private async fail(message: string): Promise<never> {
    await this.end();
    console.error(`\n${message}`);
    process.exit(1);
  }

  private async keepRunning(cms: RunningCms, start: () => Promise<RunningCms>): Promise<void> {
    let { child, log } = cms;
    const stopped = () => `${tail(log)}\n\nThe CMS stopped by itself`;
    for (const seconds of [1, 5, 15, 30, 60]) {
      await ended(child);
      if (this.over) return;
      const kept = `${log}.before`;
      console.error(
        `\n${stopped()}. It restarts in ${String(seconds)} s. The whole log is in ${kept}.`,
      );
      renameSync(log, kept);
      await wait(seconds * 1_000);
      if (this.isOver) return;
      try {
        ({ child, log } = await start());
      } catch {
        // It stopped again, before it answered.
      }
    }
    await ended(child);
    if (!this.over) await this.fail(`${stopped()} again and again. The whole log is in ${log}.`);
  }
}
