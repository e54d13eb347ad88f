import type { ReactNode } from 'react';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { supportAddress } from '../support-address.ts';
import styles from '../help/help.css';

const ways = {
  'Email support': [
    <a key="address" href={`mailto:${supportAddress}`}>
      {supportAddress}
    </a>,
    'Reply within 24 hours',
  ],
  'Live chat': ['9 AM-6 PM EST', 'Pro customers come first'],
  'Help Center': [
    <Link key="help" to="/help">
      Browse the answers
    </Link>,
  ],
  'Business hours': ['Mon-Fri: 9-6 EST', 'Saturday: 10-4 EST', 'Sunday: closed'],
};
const questions = {
  'How soon will you reply?': ['Within 24 hours.'],
  'Can I call you?': ['Phone support is for Pro users only. They also get priority support.'],
  'How do I ask for a feature?': ['Choose the “Feature Request” type.'],
};

const Facts = ({ facts }: { facts: Record<string, ReactNode[]> }) => (
  <dl className={styles['facts']}>
    {Object.entries(facts).map(([term, lines]) => (
      <div key={term}>
        <dt>{term}</dt>
        {lines.map((line, at) => (
          <dd key={at}>{line}</dd>
        ))}
      </div>
    ))}
  </dl>
);

export const ContactSide = () => (
  <aside className={styles['facts']} aria-label="Other ways to reach us">
    <Card title="Other ways">
      <Facts facts={ways} />
    </Card>
    <Card title="Questions">
      <Facts facts={questions} />
    </Card>
  </aside>
);
