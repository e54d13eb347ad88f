import { endDate } from './end-date.ts';
import styles from './pricing.css';

export const CancelledNotice = ({ endsAt }: { endsAt: string | null }) => (
  <section className={styles['notice']}>
    <h2>Your Pro subscription has been cancelled</h2>
    <p>
      Pro access continues until {endDate(endsAt)}. After that your account switches to Free;
      nothing is deleted.
    </p>
  </section>
);
