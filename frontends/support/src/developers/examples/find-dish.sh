# MENULEAF is the address of Menuleaf, MENULEAF_KEY your API key.
curl --fail-with-body --silent --show-error "$MENULEAF/api/menus/all-items" \
  --header "Authorization: Bearer $MENULEAF_KEY"
