import { createContext, useContext, useEffect } from 'react';
import type { InboxLead } from '../../../api';

/** What a key does in the inbox. `answer` and `note` are for the lead's own pane: see `useLeadCommand`. */
export type InboxKey =
  'next' | 'previous' | 'assign' | 'answer' | 'note' | 'select' | 'undo' | 'help';

const letters: ReadonlyMap<string, InboxKey> = new Map([
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'assign'],
  ['r', 'answer'],
  ['n', 'note'],
  ['x', 'select'],
  ['z', 'undo'],
  ['?', 'help'],
]);

const arrows: ReadonlyMap<string, InboxKey> = new Map([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
]);

/** What the help lists. Enter is the browser's own: the name of a lead is a link. */
export const keyTexts: readonly { keys: readonly string[]; text: string }[] = [
  { keys: ['j', '↓'], text: 'Next lead' },
  { keys: ['k', '↑'], text: 'Previous lead' },
  { keys: ['Enter'], text: 'Open the lead' },
  { keys: ['a'], text: 'Assign to me' },
  { keys: ['r'], text: 'Answer' },
  { keys: ['n'], text: 'Write a note' },
  { keys: ['x'], text: 'Select the lead, or no longer' },
  { keys: ['z'], text: 'Undo' },
  { keys: ['?'], text: 'Show this help' },
];

/** Where keys are typed, or have a meaning of their own. */
const typing = [
  'input:not([type="checkbox"])',
  'textarea',
  'select',
  '[contenteditable="true"]',
  ...['dialog', 'alertdialog', 'menu', 'listbox', 'combobox', 'textbox'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

interface Pressed extends Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'
> {
  target: EventTarget | null;
}

/**
 * What a pressed key does.
 * @param rows the list: arrows move in it, Down also leads from the search to it; elsewhere they scroll
 * @param withLetters whether keys of a single character are switched on
 */
export function inboxKey(
  { key, ctrlKey, metaKey, altKey, isComposing, target }: Pressed,
  rows: Element | null,
  withLetters: boolean,
): InboxKey | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined;
  const element = target instanceof Element ? target : null;
  // From the search into what it found.
  if (key === 'ArrowDown' && element?.closest('[role="search"] input')) return 'next';
  if (element?.closest(typing)) return undefined;
  const arrow = arrows.get(key);
  if (arrow !== undefined) return rows?.contains(element) === true ? arrow : undefined;
  return withLetters ? letters.get(key.toLowerCase()) : undefined;
}

/** A key that is meant for the pane of a lead. */
export interface LeadCommand {
  name: 'answer' | 'note';
  lead: Pick<InboxLead, 'form' | '_id'>;
}

interface LeadCommands {
  waiting: LeadCommand | undefined;
  /** Takes the command, so that it is carried out once. */
  taken: () => void;
}

export const LeadCommandContext = createContext<LeadCommands>({
  waiting: undefined,
  taken: () => undefined,
});

/**
 * Carries out a key for the pane of a lead. A key that was pressed before what it needs was there waits for it.
 * @param lead that the pane shows
 * @param ready whether there is something to move the focus to
 * @param run moves the focus. It never changes
 */
export function useLeadCommand(
  name: LeadCommand['name'],
  { lead: { form, _id: id }, ready }: { lead: LeadCommand['lead']; ready: boolean },
  run: () => void,
): void {
  const { waiting, taken } = useContext(LeadCommandContext);
  useEffect(() => {
    if (!ready || waiting?.name !== name) return;
    if (waiting.lead.form !== form || waiting.lead._id !== id) return;
    taken();
    run();
  }, [waiting, taken, name, form, id, ready, run]);
}

/** Moves the focus to a field, into sight. */
export function focusInSight(field: HTMLElement | null | undefined): void {
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}

const offKey = 'web-admin.shortcuts-off';

/** Whether this browser's keys of a single character are switched on. */
export const lettersAreOn = (): boolean => localStorage.getItem(offKey) === null;

export function switchLetters(on: boolean): void {
  if (on) localStorage.removeItem(offKey);
  else localStorage.setItem(offKey, 'true');
}
