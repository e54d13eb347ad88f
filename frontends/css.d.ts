declare module '*.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
