import { counted } from '../ui/wording';

/** How many findings a form has, as the head of their list. */
export const findingsText = (count: number): string =>
  count === 0
    ? 'Checked: nothing that readers would stumble over.'
    : `${counted(count, { one: 'thing', many: 'things' })} that readers may stumble over`;
