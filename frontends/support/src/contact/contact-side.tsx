import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { supportAddress } from '../support-address.ts';
import styles from '../help/help.css';

export const ContactSide = () => (
  <aside className={styles['facts']} aria-label="Other ways to reach us">
    <Card title="Other ways">
      <dl className={styles['facts']}>
        <div>
          <dt>Email support</dt>
          <dd>
            <a href={`mailto:${supportAddress}`}>{supportAddress}</a>
            <br />
            Reply within 24 hours
          </dd>
        </div>
        <div>
          <dt>Live chat</dt>
          <dd>
            9 AM-6 PM EST
            <br />
            Pro customers come first
          </dd>
        </div>
        <div>
          <dt>Help Center</dt>
          <dd>
            <Link to="/help">Browse the answers</Link>
          </dd>
        </div>
        <div>
          <dt>Business hours</dt>
          <dd>
            Mon-Fri: 9-6 EST
            <br />
            Saturday: 10-4 EST
            <br />
            Sunday: closed
          </dd>
        </div>
      </dl>
    </Card>
    <Card title="Questions">
      <dl className={styles['facts']}>
        <div>
          <dt>How soon will you reply?</dt>
          <dd>Within 24 hours.</dd>
        </div>
        <div>
          <dt>Can I call you?</dt>
          <dd>Phone support is for Pro users only. They also get priority support.</dd>
        </div>
        <div>
          <dt>How do I ask for a feature?</dt>
          <dd>Choose the “Feature Request” type.</dd>
        </div>
      </dl>
    </Card>
  </aside>
);
