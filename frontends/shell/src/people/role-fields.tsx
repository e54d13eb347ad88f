import { type GivenRole, givenRoles } from '@menuleaf/shared/contracts/people.ts';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { Option } from '@menuleaf/shared/ui/form/option.tsx';
import { roleWords } from './roles.ts';
import styles from './people.css';

type RoleFieldsProps = {
  name: string;
  role: GivenRole;
  isFree: boolean;
  onChange: (role: GivenRole) => void;
};

/** One of three roles, with its permissions. */
export const RoleFields = ({ name, role, isFree, onChange }: RoleFieldsProps) => (
  <fieldset className={styles['roles']}>
    <legend>Role</legend>
    {givenRoles.map((each) => (
      <Option
        key={each}
        type="radio"
        name={name}
        value={each}
        checked={each === role}
        disabled={isFree && each !== 'kitchen' && each !== role}
        onChange={() => onChange(each)}
      >
        {roleWords[each].title}
        {isFree && each !== 'kitchen' ? ' (Pro)' : ''}
        <small className={styles['quiet']}>{roleWords[each].may}</small>
      </Option>
    ))}
    {isFree ? (
      <p className={styles['quiet']}>
        Editors and managers come with <Link to="/pricing">Pro</Link>.
      </p>
    ) : null}
  </fieldset>
);
