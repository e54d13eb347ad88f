export const supportAddress = 'support@menuleaf.example';
