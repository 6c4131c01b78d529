import type { FindingPlace } from '../../../api';
import type { TextPart } from '../editor/nodes/text-parts';

/** Selects a part of the text, and moves the focus there. */
export type SelectPart = (part: TextPart, index: number) => void;

/**
 * Moves the focus to what was found.
 * @param form the element around the fields
 * @param selectPart selects a part of the description
 */
export function goToPlace(
  form: HTMLElement | null,
  place: FindingPlace,
  selectPart: SelectPart | null,
): void {
  if (place.field === 'description') {
    selectPart?.(place.part, place.index);
    return;
  }
  const selector =
    place.field === 'title'
      ? 'input[name="title"], input[name="question"]'
      : // A decorative picture has no text to write.
        `[data-pictures] > li:nth-child(${String(place.index + 1)}) :is(input:not(:disabled), button)`;
  const target = form?.querySelector<HTMLElement>(selector);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
