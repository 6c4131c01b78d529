/** How long something can be undone. */
export const undoMs = 10_000;

/** Something that was done, or is about to be. */
export interface Offer {
  /** What was done, such as `3 leads closed.` */
  text: string;
  undo: () => void;
  /** Called when it can no longer be undone. `hidden`: the page may be closing, and no timer may run again. */
  expired?: (hidden: boolean) => void;
}

export interface UndoSlot {
  /** Offers to undo something. What could be undone before no longer can. */
  offer: (next: Offer) => void;
  undo: () => void;
  /** Stops the clock while somebody is at the button, and starts it again. */
  hold: (held: boolean) => void;
  /** Ends the offer, as when its screen is left. */
  end: (hidden: boolean) => void;
}

/** Holds the last thing that can be undone. `changed` shows it; undefined shows none. */
export function createUndoSlot(changed: (offer: Offer | undefined) => void): UndoSlot {
  let current: Offer | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (): Offer | undefined => {
    clearTimeout(timer);
    const taken = current;
    current = undefined;
    if (taken !== undefined) changed(undefined);
    return taken;
  };
  const end = (hidden: boolean) => {
    take()?.expired?.(hidden);
  };
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(end, undoMs, false);
  };

  return {
    offer(next) {
      end(false);
      current = next;
      changed(next);
      start();
    },
    undo() {
      take()?.undo();
    },
    hold(held) {
      if (current === undefined) return;
      if (held) clearTimeout(timer);
      else start();
    },
    end,
  };
}
