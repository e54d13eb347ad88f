/** Its published types know less than it takes: github.com/papandreou/subset-font, README. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    noHinting?: boolean;
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
    /** Of GSUB and GPOS; absent: all. */
    keepFeatures: readonly string[];
  };
  export default function subsetFont(font: Buffer, text: string, how: Options): Promise<Buffer>;
}
