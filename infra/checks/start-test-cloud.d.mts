export default function startTestCloud(): Promise<void>;
