# Shared cache in front of the shells, with purges by tag (docs/operations/caches.md#a-shared-cache,
# docs/decisions/0066-shared-cache.md). Varnish 7.1 with vmods of varnish-modules: header, var, xkey.
# make-backends.sh writes backends.vcl. PURGE_TOKEN is read from the environment.
#
# A request for a page runs in stages, each a restart:
#   context: asks a shell for the page context of the language
#   cohort:  while a canary runs, asks again for the context of the shopper's cohort
#   page:    looks up the page by address and context
# Two more restarts belong to each stage: `fresh` when an old object must not be used, `stale` when it must be used
# after all. So varnishd needs -p max_restarts=9.
vcl 4.1;

import cookie;
import directors;
import header;
import std;
import var;
import xkey;

include "backends.vcl";
include "requests.vcl";
include "answers.vcl";

sub vcl_recv {
  if (req.restarts > 0) {
    call continue_request;
    return (hash);
  }
  call clean_request;
  call refuse_request;

  set req.backend_hint = shells.backend();
  if (req.url ~ "^/storage/") {
    set req.backend_hint = apis.backend();
    set req.http.x-edge-class = "picture";
  } else if (req.url ~ "^/api/(payments|links)(/|\?|$)") {
    # Answers for persons, in the frame of the shop.
    return (pass);
  } else if (req.url ~ "^/api(/|\?|$)") {
    set req.backend_hint = apis.backend();
    set req.http.x-edge-class = "api";
    return (pass);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }

  std.collect(req.http.cookie, "; ");
  cookie.parse(req.http.cookie);
  # Previews, drafts, overrides and plain pages are for one browser.
  if (cookie.isset("plain") || cookie.isset("preview") || cookie.isset("draft_preview") || req.url ~ "[?&](remote\.|remote%2[Ee]|api=)") {
    return (pass);
  }
  if (req.url ~ "^/(manifest\.webmanifest|tools\.json|preview|dev)(/|\?|$)") {
    return (pass);
  }
  if (req.url ~ "^/(static|remotes)/" || req.url ~ "^/(?!remotes\.)[a-z0-9-]+\.(ico|json|png|svg|txt|xml)(\?|$)") {
    # Deltas depend on the versions that the browser has.
    if (req.http.available-dictionary) {
      return (pass);
    }
    set req.http.x-edge-class = "file";
  }
  if (req.http.x-edge-class) {
    set req.url = regsub(req.url, "^(/(?:static|remotes)/[^?]*)\?.*$", "\1");
  } else {
    call begin_page;
  }
  call anonymise_request;
  return (hash);
}

# Stage `context` of a page: language and cohort come from the address and the cookies, nothing else does.
sub begin_page {
  set req.http.x-edge-class = "page";
  set req.http.x-edge-stage = "context";
  set req.http.x-shop-locale = "none";
  set req.http.x-shop-cohort = "none";
  if (cookie.get("locale") ~ "^(es|en)$") {
    set req.http.x-shop-locale = cookie.get("locale");
  }
  if (req.url ~ "[?&]lang=(es|en)(&|$)") {
    set req.http.x-edge-lang = regsub(req.url, "^.*?[?&]lang=(es|en)(&.*)?$", "\1");
    set req.http.x-shop-locale = req.http.x-edge-lang;
  }
  if (cookie.get("cohort") ~ "^[0-9]{1,3}$") {
    set req.http.x-edge-cohort = regsub(cookie.get("cohort"), "^0+(?=[0-9])", "");
  }
  # Parameters of advertisements, marked by a space, which no address has. Scripts read them in the browser, where the
  # address keeps them. A redirect gets them back.
  set req.http.x-edge-query = regsuball(regsub(req.url, "^[^?]*\??", "&"),
    "&(?=(?:utm_[a-z_]+|gclid|gclsrc|gbraid|wbraid|dclid|gad_source|gad_campaignid|fbclid|msclkid|ttclid|twclid"
    + "|li_fat_id|igshid|igsh|yclid|srsltid|mc_cid|mc_eid|_ga|_gl|lang)(?:[=&]|$))", "& ");
  set req.http.x-edge-dropped = regsuball(regsuball(req.http.x-edge-query, "&(?! )[^&]*", ""), "& ", "&");
  set req.url = regsub(req.url, "\?.*$", "") + regsub(regsuball(req.http.x-edge-query, "& [^&]*", ""), "^&", "?");
  unset req.http.x-edge-query;
  set req.url = std.querysort(regsub(req.url, "[?&]+$", ""));
  set req.http.x-edge-url = req.url;
  set req.url = "/page-context";
}

sub continue_request {
  set req.backend_hint = shells.backend();
  if (req.http.x-edge-class == "picture") {
    set req.backend_hint = apis.backend();
  }
  if (req.http.x-edge-stage == "page") {
    set req.url = req.http.x-edge-url;
  }
  # A restart keeps the value, so each of them sets it. The grace of the object is the upper limit.
  set req.grace = 365d;
  if (req.http.x-edge-fresh && !req.http.x-edge-stale) {
    # Treats the old object as missing, so that requests for it wait for one fetch.
    set req.grace = 0s;
  }
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.x-edge-encoding);
  if (req.http.x-edge-stage == "page") {
    hash_data(req.http.x-page-context);
  } else if (req.http.x-edge-stage) {
    hash_data("context " + req.http.x-shop-locale + " " + req.http.x-shop-cohort);
  }
  return (lookup);
}

sub vcl_hit {
  if (obj.ttl > 0s || req.http.x-edge-stale || !std.healthy(req.backend_hint)) {
    return (deliver);
  }
  # Purged; or older than its time for revalidation; or expired before the last purge, which may have named it.
  if (obj.age + obj.ttl + 0.5s < std.duration(obj.http.x-edge-fresh, 0s)
    || obj.ttl + std.duration(obj.http.x-edge-swr, 0s) < 0s
    || now + obj.ttl < std.time(var.global_get("purged"), now - 365d)) {
    set req.http.x-edge-has-stale = "yes";
    set req.http.x-edge-fresh = "yes";
    return (restart);
  }
  return (deliver);
}

sub vcl_backend_fetch {
  unset bereq.http.x-edge-dropped;
  if (bereq.http.x-edge-encoding) {
    set bereq.http.accept-encoding = bereq.http.x-edge-encoding;
  }
  if (bereq.url ~ "^/api/payments") {
    # The API waits for the card network.
    set bereq.first_byte_timeout = 95s;
  } else if (bereq.url ~ "^/storage/") {
    set bereq.first_byte_timeout = 65s;
  } else if (bereq.http.x-edge-stage) {
    set bereq.first_byte_timeout = 10s;
  } else {
    set bereq.first_byte_timeout = 35s;
  }
}

sub vcl_deliver {
  if (req.http.x-edge-stage && req.http.x-edge-stage != "page") {
    unset req.http.x-edge-has-stale;
    unset req.http.x-edge-fresh;
    unset req.http.x-edge-stale;
    call take_context;
    return (restart);
  }
  call set_cookies;
  if (req.http.x-edge-stage == "page" && resp.http.cdn-cache-control) {
    set resp.http.cache-control = "private, no-cache";
    unset resp.http.age;
  }
  if (req.http.x-edge-stage == "page" && resp.http.location ~ "^/" && req.http.x-edge-dropped) {
    set resp.http.location = resp.http.location + req.http.x-edge-dropped;
    set resp.http.location = regsub(resp.http.location, "^([^?&]*)&", "\1?");
  }
  if (req.http.x-edge-class) {
    if (obj.hits > 0) {
      header.append(resp.http.server-timing, "edge;desc=hit");
    } else {
      header.append(resp.http.server-timing, "edge;desc=miss");
    }
  }
  unset resp.http.cdn-cache-control;
  unset resp.http.surrogate-key;
  unset resp.http.xkey;
  unset resp.http.x-page-context;
  unset resp.http.x-edge-fresh;
  unset resp.http.x-edge-swr;
  unset resp.http.x-edge-sie;
  unset resp.http.x-varnish;
  unset resp.http.via;
}

# Chooses the next stage after the answer with a context.
sub take_context {
  if (resp.status != 200 || !resp.http.x-page-context) {
    if (req.http.x-edge-stage == "cohort") {
      # The context of shoppers without a cohort is known.
      set req.http.x-edge-stage = "page";
      return (restart);
    }
    return (synth(503, "No context"));
  }
  set req.http.x-page-context = resp.http.x-page-context;
  if (req.http.x-edge-stage == "context") {
    if (req.http.x-edge-lang && req.http.x-edge-lang == resp.http.x-shop-locale) {
      set req.http.x-edge-locale-cookie = resp.http.x-shop-locale-cookie;
    }
    set req.http.x-shop-locale = resp.http.x-shop-locale;
    if (resp.http.x-shop-cohorts == "on") {
      set req.http.x-edge-stage = "cohort";
      set req.http.x-shop-cohort = req.http.x-edge-cohort;
      if (!req.http.x-edge-cohort) {
        set req.http.x-shop-cohort = regsub(std.random(0.0, 1000.0), "\..*$", "");
      }
      return (restart);
    }
  } else if (!req.http.x-edge-cohort) {
    set req.http.x-edge-cohort-cookie = resp.http.x-shop-cohort-cookie;
  }
  set req.http.x-edge-stage = "page";
}

sub set_cookies {
  if (req.http.x-edge-stage == "page") {
    unset resp.http.set-cookie;
  }
  if (req.http.x-edge-locale-cookie) {
    header.append(resp.http.set-cookie, req.http.x-edge-locale-cookie);
  }
  if (req.http.x-edge-cohort-cookie) {
    header.append(resp.http.set-cookie, req.http.x-edge-cohort-cookie);
  }
}
