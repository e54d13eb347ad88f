/** No hours on any day of the week. */
export const noWeek = {
  monday_hours: null,
  tuesday_hours: null,
  wednesday_hours: null,
  thursday_hours: null,
  friday_hours: null,
  saturday_hours: null,
  sunday_hours: null,
};
