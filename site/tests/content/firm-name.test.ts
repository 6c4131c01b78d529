import { firmName } from '../../../cms/src/contract/texts';
import { firm } from '../../src/content/firm';

test('the admin panel and the site use the same name of the firm', () => {
  expect(firmName).toBe(firm.name);
});
