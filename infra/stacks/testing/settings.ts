/** What every stage on AWS must name. */
export const settings = {
  domain: 'menu.example',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/one',
  alarmMail: 'alarms@menu.example',
};
