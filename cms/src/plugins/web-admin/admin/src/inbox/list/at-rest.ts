/** Something open belongs to a row, or may do so. */
const open = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Whether nobody is about to click a row or reading one: rows may come, go and change places.
 * @param rows the element with all rows
 */
export function isAtRest(rows: Element | null): boolean {
  if (rows === null) return true;
  const isScrolled = rows.getBoundingClientRect().top < 0;
  return (
    !isScrolled &&
    !rows.matches(':hover') &&
    !rows.contains(document.activeElement) &&
    document.querySelector(open) === null
  );
}
