import { useEffect, useRef, useState } from 'react';
import type { CaptchaHandle } from './captcha-handle';

export type Phase = 'open' | 'working' | 'solved' | 'failed';

interface Run {
  controller: AbortController;
  payload: Promise<string>;
}

const loadSolver = () => import(/* webpackChunkName: "captcha" */ './solve-challenge');

/** The self-hosted captcha's states. The work begins with `start`, the visitor's confirmation. */
export function useProofOfWork(
  wanted: boolean,
): CaptchaHandle & { phase: Phase; start: () => void } {
  const [phase, setPhase] = useState<Phase>('open');
  const run = useRef<Run | null>(null);
  const expiry = useRef<ReturnType<typeof setTimeout>>();

  const stop = () => {
    run.current?.controller.abort();
    run.current = null;
    clearTimeout(expiry.current);
  };

  const reset = () => {
    stop();
    setPhase('open');
  };

  const work = async (controller: AbortController) => {
    const { solveChallenge } = await loadSolver();
    const { payload, validForMs } = await solveChallenge(controller);
    if (controller.signal.aborted) return payload;
    expiry.current = setTimeout(reset, validForMs);
    setPhase('solved');
    return payload;
  };

  const start = () => {
    stop();
    setPhase('working');
    const controller = new AbortController();
    const payload = work(controller);
    run.current = { controller, payload };
    payload.catch(() => {
      if (!controller.signal.aborted) setPhase('failed');
    });
    return payload;
  };

  useEffect(() => {
    // If the solver cannot be fetched, solving fails later and reports it.
    if (wanted) loadSolver().catch(() => undefined);
  }, [wanted]);

  useEffect(() => stop, []);

  const solution = async () => {
    if (phase === 'failed') return start();
    return run.current === null ? null : run.current.payload;
  };

  return {
    phase,
    start: () => {
      void start();
    },
    solution,
    reset,
  };
}
