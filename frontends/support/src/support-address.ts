/** Where mail to support goes. */
export const supportAddress = 'support@menuleaf.example';
