import { Listr, PRESET_TIMER, type ListrTask } from 'listr2';

/** Runs tasks, whose progress a terminal shows live; a file gets a line when one begins and when it ends. */
export const runTasks = (tasks: ListrTask[], { exitOnError }: { exitOnError: boolean }) =>
  new Listr(tasks, {
    exitOnError,
    registerSignalListeners: false,
    fallbackRenderer: 'simple',
    rendererOptions: { timer: PRESET_TIMER, collapseSubtasks: false, showErrorMessage: false },
    fallbackRendererOptions: { timer: PRESET_TIMER },
  }).run();

/**
 * Runs the steps of a command one after the other.
 * @param steps by their titles; a step may return its outcome as text
 * @throws what a step throws
 */
export async function runSteps(steps: Record<string, () => Promise<unknown>>): Promise<void> {
  const task = ([title, work]: [string, () => Promise<unknown>]): ListrTask => ({
    title,
    async task(_context, step) {
      const outcome = await work();
      if (typeof outcome === 'string') step.title = `${title}: ${outcome}`;
    },
  });
  await runTasks(Object.entries(steps).map(task), { exitOnError: true });
}
