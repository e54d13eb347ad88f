export default function Remote() {
  return null;
}
