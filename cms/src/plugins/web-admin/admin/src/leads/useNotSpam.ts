import type { RefObject } from 'react';
import { notSpamPath, type leadLists } from '../../../api';
import type { Row } from '../list/selection';
import type { List } from '../list/useList';
import { useRowAction, type RowAction } from '../list/useRowAction';
import { leadName, notSpamText, type Called } from './texts';

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
