import { firmName } from '../../../cms/src/contract/firm';
import { firm } from '../../src/content/firm';

test('the admin bears the name of the firm that the site has', () => {
  expect(firmName).toBe(firm.name);
});
