# DISH is the id of the dish.
curl --fail-with-body --silent --show-error \
  --request PATCH "$MENULEAF/api/menus/items/$DISH/availability" \
  --header "Authorization: Bearer $MENULEAF_KEY" \
  --header "Content-Type: application/json" \
  --data '{"is_available": false}'
