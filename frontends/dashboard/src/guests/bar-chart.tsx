import styles from './guests.css';

/** `1,457`, as the dashboard writes numbers everywhere. */
export const grouped = (count: number): string => count.toLocaleString('en-US');

export type Bar = {
  /** In the table, such as `Sun, Nov 22`. */
  name: string;
  /** Label below the bar; none if there is no room for all. */
  mark?: string | undefined;
  views: number;
  scans: number;
};

type BarChartProps = { title: string; first: string; bars: readonly Bar[] };

const labelOf = ({ name, views, scans }: Bar) =>
  `${name}: ${grouped(views)} views, ${grouped(scans)} scanned or typed`;

function Bars({ bars }: Pick<BarChartProps, 'bars'>) {
  const most = Math.max(1, ...bars.map(({ views }) => views));
  const share = (count: number) => ({ blockSize: `${(100 * count) / most}%` });
  return (
    <div className={styles['bars']} aria-hidden="true">
      {bars.map((bar) => (
        <span key={bar.name} className={styles['bar']} title={labelOf(bar)}>
          <span className={styles['room']}>
            {bar.views > 0 ? <span className={styles['views']} style={share(bar.views)} /> : null}
            {bar.scans > 0 ? <span className={styles['scans']} style={share(bar.scans)} /> : null}
          </span>
          <span className={styles['mark']}>{bar.mark}</span>
        </span>
      ))}
    </div>
  );
}

const Legend = () => (
  <p className={styles['legend']} aria-hidden="true">
    <span>
      <i>
        <i className={styles['views']} style={{ blockSize: '100%' }} />
      </i>
      Views
    </span>
    <span>
      <i>
        <i className={styles['scans']} style={{ blockSize: '100%' }} />
      </i>
      Of these, scanned or typed
    </span>
  </p>
);

/** Views as bars, with the scanned or typed share filled; the table behind has the same numbers. */
export const BarChart = ({ title, first, bars }: BarChartProps) => (
  <section className={styles['part']}>
    <h2>{title}</h2>
    <Bars bars={bars} />
    <Legend />
    <details className={styles['table']}>
      <summary>{title}, as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">Views</th>
            <th scope="col">Scanned or typed</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, views, scans }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{grouped(views)}</td>
              <td>{grouped(scans)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  </section>
);
