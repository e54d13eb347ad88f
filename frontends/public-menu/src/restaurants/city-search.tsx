import { useId, useState, type FormEvent } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import styles from './restaurants.css';

type CitySearchProps = { city: string; onSearch: (city: string) => void };

export function CitySearch({ city, onSearch }: CitySearchProps) {
  const id = useId();
  const [value, setValue] = useState(city);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(value.trim());
  };
  return (
    <search>
      <form className={styles['search']} onSubmit={search}>
        <div>
          <TextField
            label="City"
            bind={{ id, name: 'city', value, error: undefined, onChange: setValue }}
          />
        </div>
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
