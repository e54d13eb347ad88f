# DISH is the id of the dish, "from" its price until now, "to" the new one.
curl --fail-with-body --silent --show-error \
  --request POST "$MENULEAF/api/menus/items/prices" \
  --header "Authorization: Bearer $MENULEAF_KEY" \
  --header "Content-Type: application/json" \
  --data "{\"changes\": [{\"id\": \"$DISH\", \"from\": 24, \"to\": 26}]}"
