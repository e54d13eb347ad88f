import { sections as privacy } from '../privacy/privacy-content.ts';
import { sections } from './terms-content.ts';

const said = (id: string) => sections.find((one) => one.id === id)?.paragraphs.join(' ');

test('the terms promise what the pricing page and the privacy policy promise', () => {
  expect(said('canceling')).toMatch(/end of the month.*printed QR code keeps working.*30 days/u);
  expect(said('plans')).toMatch(/renews every month until you cancel/u);
  expect(said('account')).toContain('13 or older');
  expect(privacy.find(({ id }) => id === 'children')?.paragraphs.join(' ')).toContain('13 years');
});
