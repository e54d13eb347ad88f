import { Policy } from '../privacy/policy.tsx';
import { sections } from './terms-content.ts';

const TermsPage = () => (
  <Policy title="Terms of Service" updated="November 30, 2026" sections={sections} />
);
export default TermsPage;
