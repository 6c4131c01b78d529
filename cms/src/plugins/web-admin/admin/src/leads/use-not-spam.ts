import type { RefObject } from 'react';
import { type leadLists, notSpamPath } from '../../../api';
import type { Row } from '../ui/table/selection';
import type { List } from '../ui/table/use-list';
import { type RowAction, useRowAction } from '../ui/table/use-row-action';
import { type Called, leadName, notSpamText } from './texts';

/**
 * Takes leads out of the suspected ones.
 * @param name the list that they stand in
 */
export function useNotSpam<T extends Row & Called>(
  name: keyof typeof leadLists,
  list: List<T>,
  region: RefObject<HTMLElement>,
): RowAction<T> {
  return useRowAction<T>({
    urlOf: ({ _id }) => notSpamPath(name, _id),
    nameOf: leadName,
    doneText: (lead) => notSpamText(leadName(lead)),
    undone: 'is suspected as before',
    list,
    region,
  });
}
