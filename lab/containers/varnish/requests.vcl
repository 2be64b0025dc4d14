# Part of shop.vcl: refuses requests, and removes what clients say.

# Removes what only the edge may say, and what a client must not choose.
sub clean_request {
  unset req.http.x-edge-class;
  unset req.http.x-edge-stage;
  unset req.http.x-edge-url;
  unset req.http.x-edge-dropped;
  unset req.http.x-edge-lang;
  unset req.http.x-edge-encoding;
  unset req.http.x-edge-cohort;
  unset req.http.x-edge-cohort-cookie;
  unset req.http.x-edge-locale-cookie;
  unset req.http.x-edge-has-stale;
  unset req.http.x-edge-fresh;
  unset req.http.x-edge-stale;
  unset req.http.x-page-context;
  unset req.http.x-shop-locale;
  unset req.http.x-shop-cohort;
  unset req.http.forwarded;
  unset req.http.x-real-ip;
  unset req.http.x-forwarded-host;
  unset req.http.x-forwarded-port;
  unset req.http.x-forwarded-prefix;
  unset req.http.x-original-url;
  unset req.http.x-rewrite-url;
  unset req.http.traceparent;
  unset req.http.tracestate;
  unset req.http.baggage;
  unset req.http.upgrade;
  # Varnish has added the address of the peer. The rest counts only when the peer is the balancer in front.
  if (client.ip !~ inner) {
    set req.http.x-forwarded-for = client.ip;
    set req.http.x-forwarded-proto = "http";
  } else if (req.http.x-forwarded-proto ~ "^https?$") {
    set req.http.x-forwarded-proto = req.http.x-forwarded-proto;
  } else {
    set req.http.x-forwarded-proto = "http";
  }
}

sub refuse_request {
  # No client sends a fragment. It would hide a path from the rules of this file, and the shells drop it.
  if (req.url ~ "#") {
    return (synth(400, "Bad request"));
  }
  # An inner client that was forwarded is a shopper behind the balancer.
  if (client.ip !~ inner || req.http.x-forwarded-for ~ ",") {
    if (req.method == "PURGE" || req.url ~ "^/(healthz|dev)(/|\?|$)") {
      return (synth(404, "Not found"));
    }
  }
  if (req.url ~ "^/(metrics|readyz|page-context)(/|\?|$)") {
    return (synth(404, "Not found"));
  }
  if (req.url == "/healthz") {
    # For a balancer in front of several edges. The edge is useful without any shell.
    return (synth(200, "ok"));
  }
  if (req.method == "PURGE") {
    call purge_tags;
  }
  if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
    return (synth(405, "Method not allowed"));
  }
  # Letters and digits need no encoding. Encoded ones would hide a path from the rules of this file.
  if (req.url ~ "(?i)^[^?]*%(2d|2e|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])") {
    return (synth(404, "Not found"));
  }
  if (req.url ~ ".{2049,}") {
    return (synth(414, "Address too long"));
  }
  # The largest body is the picture of a transfer proof.
  if (std.integer(req.http.content-length, 0) > 10000000) {
    return (synth(413, "Too large"));
  }
}

sub purge_tags {
  if (std.getenv("PURGE_TOKEN") == "" || req.http.purge-token != std.getenv("PURGE_TOKEN")) {
    return (synth(403, "Forbidden"));
  }
  if (!req.http.xkey-purge) {
    return (synth(400, "No tags"));
  }
  # Keeps the old objects for the time in which no shell answers.
  set req.http.x-edge-count = xkey.softpurge(req.http.xkey-purge);
  # Varnish skips objects that have expired already. vcl_hit compares them with this time.
  var.global_set("purged", std.time2real(now, 0.0));
  return (synth(200, "Purged " + req.http.x-edge-count));
}

# Removes what one visitor would say for all.
sub anonymise_request {
  # An encoding by its name, unless its quality is 0. The office's server has the same rule.
  if (req.http.accept-encoding ~ "(?i)(^|,)\s*br\s*(,|$|;\s*q=(1|0?\.0*[1-9]))") {
    set req.http.x-edge-encoding = "br";
  } else if (req.http.accept-encoding ~ "(?i)(^|,)\s*gzip\s*(,|$|;\s*q=(1|0?\.0*[1-9]))") {
    set req.http.x-edge-encoding = "gzip";
  } else {
    set req.http.x-edge-encoding = "identity";
  }
  unset req.http.cookie;
  unset req.http.authorization;
  unset req.http.accept-language;
  unset req.http.available-dictionary;
  unset req.http.origin;
  unset req.http.referer;
  # A refused prefetch would refuse the shoppers who wait for the same page.
  unset req.http.sec-purpose;
  unset req.http.purpose;
  unset req.http.range;
  unset req.http.x-request-id;
  set req.http.host = "shop";
}
