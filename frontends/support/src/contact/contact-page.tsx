import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import styles from '../help/help.css';
import { ContactForm } from './contact-form.tsx';
import { ContactSide } from './contact-side.tsx';

export function ContactPage() {
  const { user } = useSession();
  return (
    <Page>
      <PageHeading title="Contact" lead="A person reads it and answers within 24 hours." />
      <div className={styles['side']}>
        <ContactForm key={user?.id} user={user} />
        <ContactSide />
      </div>
    </Page>
  );
}
