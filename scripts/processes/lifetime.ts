import { renameSync } from 'node:fs';
import type { RunningCms } from '../start/cms';
import { Stop } from '../start/settings';
import { ended, stopRunning, tail } from './processes';
import { keepRunning } from './servers';
import { useTempFolder } from './temp-folder';

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

  /**
   * Starts the CMS. If it stops by itself, it is restarted, a few times in a row; after that everything else ends too.
   * Meanwhile the site is served, and its leads wait in the outbox.
   */
  async startCms(start: () => Promise<RunningCms>): Promise<RunningCms> {
    const cms = await start();
    const reason = ({ log }: RunningCms) => `\n${tail(log)}\n\nThe CMS stopped by itself`;
    const kept = keepRunning({
      running: cms,
      ended: ({ child }) => ended(child),
      start,
      isOver: () => this.over,
      onRestart(stopped, pauseMs) {
        const earlier = `${stopped.log}.before`;
        const pause = `${String(pauseMs / 1_000)} s`;
        console.error(
          `${reason(stopped)}. It restarts in ${pause}. The whole log is in ${earlier}.`,
        );
        renameSync(stopped.log, earlier);
      },
    });
    void kept.then(async (last) => {
      if (this.over) return;
      console.error(`${reason(last)} again and again. The whole log is in ${last.log}.`);
      await this.end();
      process.exit(1);
    });
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
        void this.end().then(() => {
          console.log('Stopped.');
          process.exit(stoppedCode);
        });
      });
    }
    try {
      await command();
    } catch (failure) {
      // A step that Ctrl-C interrupted has not failed.
      if (this.over) return;
      await this.end();
      console.error(`\n${failure instanceof Stop ? failure.message : String(failure)}`);
      process.exit(1);
    }
  }

  private async end(): Promise<void> {
    this.over = true;
    await Promise.all(this.endings.map((end) => end()));
  }
}
